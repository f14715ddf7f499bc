import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUser } from '../../features/accounts/useUser.ts';
import { useRealtime } from '../../realtime/useRealtime.ts';
import { TonightReading } from './tonight/TonightReading.tsx';
import { TonightStart } from './tonight/TonightStart.tsx';

/** A script to fall asleep by: a few answers, and it is read while it is written. The address says which, so that a reload goes on with it. */
export function TonightPage(): ReactNode {
  useRealtime();
  const { data: user } = useUser();
  const [search, setSearch] = useSearchParams();
  const [begun, setBegun] = useState<string | null>(null);
  const id = search.get('script');
  if (!user) return null;
  if (id !== null)
    return (
      <TonightReading
        key={id}
        id={id}
        isWhispered={search.get('voice') === 'whispered'}
        begins={begun === id}
        onAgain={() => setSearch({}, { replace: true })}
      />
    );
  return (
    <TonightStart
      user={user}
      onBegun={(script, voice) => {
        setBegun(script);
        setSearch({ script, voice }, { replace: true });
      }}
    />
  );
}
