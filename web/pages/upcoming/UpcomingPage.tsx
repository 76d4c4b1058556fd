import { useMatches } from 'react-router-dom';
import { Upcoming } from '../../features/upcoming/Upcoming.tsx';
import type { UpcomingPlace } from '../../features/upcoming/upcomingPlaces.ts';
import { shell } from '../../locales/zh-CN/shell.ts';
import { upcoming } from '../../locales/zh-CN/upcoming.ts';

export function UpcomingPage() {
  const { what } = useMatches().at(-1)!.handle as { what: UpcomingPlace };
  return (
    <>
      <title>{`${upcoming[what].title} - ${shell.product}`}</title>
      <Upcoming what={what} />
    </>
  );
}
