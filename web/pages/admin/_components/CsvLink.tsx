import Download from 'lucide-react/icons/download';
import { admin as t } from '../../../locales/zh-CN/admin.ts';
import { LinkButton } from '../../../ui/Button.tsx';

interface CsvLinkProps {
  path: string;
  /** What is filtered, in REST's words; nulls are left out. */
  filter: Readonly<Record<string, string | number | null>>;
}

/** What the filter shows as a file. An ordinary link: the browser writes it to disk as it comes, however long. */
export function CsvLink({ path, filter }: CsvLinkProps) {
  const given = Object.entries(filter).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  );
  const query = new URLSearchParams(given);
  return (
    <LinkButton size="sm" h="9" href={query.size > 0 ? `${path}?${query}` : path} download title={t.csvHint}>
      <Download size={15} aria-hidden />
      {t.csv}
    </LinkButton>
  );
}
