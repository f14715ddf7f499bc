import { styled } from '../../theme/styled.ts';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { User } from '../../../shared/accounts.schema.ts';
import * as paths from '../../../shared/paths.ts';
import { DeleteAccount } from '../../features/accounts/deletion/DeleteAccount.tsx';
import { DownloadData } from '../../features/accounts/deletion/DownloadData.tsx';
import { EmailForm } from '../../features/accounts/profile/EmailForm.tsx';
import { PasswordForm } from '../../features/accounts/profile/PasswordForm.tsx';
import { PictureField } from '../../features/accounts/profile/PictureField.tsx';
import { ProfileForm } from '../../features/accounts/profile/ProfileForm.tsx';
import { SessionList } from '../../features/accounts/sessions/SessionList.tsx';
import { useUser } from '../../features/accounts/useUser.ts';
import { useCredits } from '../../features/credits/useCredits.ts';
import { Storage } from '../../features/quotas/Storage.tsx';
import { useFormats } from '../../lib/useFormats.ts';
import { color, media, space, text } from '../../theme/tokens.ts';
import { Pairs } from '../../ui/Pairs.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { PageHead } from './PageHead.tsx';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20rem)',
  gap: space.s5,
  alignItems: 'start',
  '& > div': { display: 'grid', gap: space.s5, minInlineSize: 0 },
  [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Part = styled(Sheet)({
  padding: space.s5,
  display: 'grid',
  gap: space.s5,
  alignContent: 'start',
  '& > h2': { fontSize: text.titleSm },
  '& p': { color: color.inkSoft, maxInlineSize: '60ch', overflowWrap: 'anywhere' },
});

export function ProfilePage(): ReactNode {
  const { t } = useTranslation();
  const { data: user } = useUser();
  // The guard lets nobody else here; it leads away as soon as the person has gone.
  if (!user) return null;
  return (
    <>
      <PageHead title={t('profile.title')}>{t('profile.lead')}</PageHead>
      <Columns>
        <div>
          <Section title={t('profile.about.title')}>
            <PictureField user={user} />
            <ProfileForm key={user.id} user={user} />
          </Section>
          <Section title={t('profile.email.title')}>
            <EmailForm user={user} />
          </Section>
          <Section title={t('profile.password.title')}>
            <PasswordForm user={user} />
          </Section>
          <Section title={t('profile.sessions.title')}>
            <SessionList />
          </Section>
        </div>
        <div>
          <Facts user={user} />
          <Section title={t('quotas.storage.title')}>
            <Storage />
          </Section>
          <Section title={t('profile.data.title')}>
            <p>{t('profile.data.text')}</p>
            <DownloadData />
          </Section>
          <Section title={t('profile.leave.title')}>
            <p>{t('profile.leave.text')}</p>
            <DeleteAccount user={user} />
          </Section>
        </div>
      </Columns>
    </>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Part>
  );
}

function Facts({ user }: { readonly user: User }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { data: credits } = useCredits();
  return (
    <Section title={t('profile.facts.title')}>
      <Pairs
        pairs={[
          { name: t('profile.facts.since'), value: formats.date(user.createdAt) },
          { name: t('profile.facts.plan'), value: t(`vocabulary.plans.${user.currentPlan}`) },
          {
            name: t('profile.facts.credits'),
            value: <Link to={paths.transactions}>{formats.number(credits?.available ?? user.credits)}</Link>,
          },
        ]}
      />
    </Section>
  );
}
