import { useMatches } from 'react-router-dom';
import { Upcoming } from '../../features/upcoming/Upcoming.tsx';
import { shell, upcoming } from '../../locales/zh-CN/shell.ts';

export function UpcomingPage() {
  const { tool } = useMatches().at(-1)!.handle as { tool: keyof typeof upcoming };
  return (
    <>
      <title>{`${upcoming[tool].title} - ${shell.product}`}</title>
      <Upcoming what={tool} />
    </>
  );
}
