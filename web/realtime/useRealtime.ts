import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUser } from '../features/accounts/useUser.ts';
import { startRealtime } from './startRealtime.ts';

/** Stays connected while somebody is signed in. */
export function useRealtime(): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: user } = useUser();
  const id = user?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    return startRealtime({ client, path: () => location.pathname, go: (path) => void navigate(path) });
  }, [client, id, navigate]);
}
