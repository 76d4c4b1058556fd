import { chakra } from '@chakra-ui/react/styled-system';
import Upload from 'lucide-react/icons/upload';
import { lazy, Suspense, useId, useState } from 'react';
import { formatCount } from '../../../../../../lib/format.ts';
import { scoreDetail as t } from '../../../../../../locales/zh-CN/tasks.ts';
import { Button } from '../../../../../../ui/Button.tsx';

const NewEntryDialog = lazy(async () => ({ default: (await import('./NewEntryDialog.tsx')).NewEntryDialog }));

export interface NewEntryProps {
  projectId: string;
  price: number;
  available: number;
  /** The project works: the server would refuse. */
  busy: boolean;
}

/** A further film for the same project; while one is looked at, why it has to wait. */
export function NewEntry({ projectId, price, available, busy }: NewEntryProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <chakra.div display="flex" flexDirection="column" gap="1" alignItems={{ base: 'start', sm: 'end' }}>
      <Button
        variant="seal"
        disabled={busy}
        aria-describedby={busy ? id : undefined}
        onClick={() => setOpen(true)}
      >
        <Upload size={15} aria-hidden />
        {t.upload(formatCount(price))}
      </Button>
      {busy && (
        <chakra.p id={id} textStyle="caption" color="fg.muted">
          {t.uploadBusy}
        </chakra.p>
      )}
      {open && (
        <Suspense fallback={null}>
          <NewEntryDialog
            projectId={projectId}
            price={price}
            available={available}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </chakra.div>
  );
}
