import { styled } from '../../theme/styled.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { color, font, radius, space, text, weight } from '../../theme/tokens.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { examples } from './examples.ts';

const Room = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
  gap: space.s6,
  marginBlockStart: space.s5,
  padding: 'clamp(1rem, 3vw, 2rem)',
  borderRadius: radius.xl,
  background: color.paper,
  color: color.ink,
  boxShadow: color.shadow1,
  '& > section': {
    display: 'grid',
    gap: space.s4,
    alignContent: 'start',
    minInlineSize: 0,
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
  '& > section > h2': { font: `${weight.medium} ${text.sm}/1.3 ${font.sans}`, letterSpacing: 0, color: color.inkFaint },
  '& > section > button': { justifySelf: 'start' },
  '& p': { display: 'flex', flexWrap: 'wrap', gap: space.s2 },
});

const rooms = {
  light: { 'data-theme': 'light' },
  dark: { 'data-theme': 'dark' },
  lightMore: { 'data-theme': 'light', 'data-contrast': 'more' },
  darkMore: { 'data-theme': 'dark', 'data-contrast': 'more' },
} as const;
const names = ['light', 'dark', 'lightMore', 'darkMore'] as const satisfies (keyof typeof rooms)[];

/** Every component in one of the four rooms, whatever room the page itself is in. */
export function Rooms(): ReactNode {
  const { t } = useTranslation();
  const [room, enter] = useState<keyof typeof rooms>('light');
  return (
    <>
      <ChoiceGroup
        legend={t('app.demo.room')}
        options={names.map((value) => ({ value, label: t(`app.demo.rooms.${value}`) }))}
        value={room}
        onChoose={enter}
      />
      <Room {...rooms[room]}>
        {Object.entries(examples)
          .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
          .map(([name, example]) => (
            <section key={name}>
              <h2 lang="en">{`<${name}>`}</h2>
              {example}
            </section>
          ))}
      </Room>
    </>
  );
}
