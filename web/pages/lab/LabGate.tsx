import { Outlet, useLoaderData } from 'react-router-dom';
import { NotFound } from '../NotFound.tsx';
import type { loadLab } from './labLoader.ts';

export function LabGate() {
  const { mayEnter } = useLoaderData<Awaited<ReturnType<typeof loadLab>>>();
  return mayEnter ? <Outlet /> : <NotFound />;
}
