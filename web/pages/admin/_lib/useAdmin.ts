import { useLoaderData } from 'react-router-dom';
import type { loadAdmin } from '../adminLoader.ts';

/** The administrator at work: their own row is told apart, and what takes away their own rights is asked twice. */
export function useAdmin(): { viewerId: string } {
  return useLoaderData<Awaited<ReturnType<typeof loadAdmin>>>();
}
