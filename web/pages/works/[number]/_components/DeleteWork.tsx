import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeleteMaterials } from '../../../../features/materials/useDeleteMaterials.ts';
import { works as t } from '../../../../locales/zh-CN/materials.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';

export function DeleteWork({ id, name, backTo }: { id: string; name: string; backTo: string }) {
  const [asking, setAsking] = useState(false);
  const { remove, isRemoving } = useDeleteMaterials();
  const navigate = useNavigate();
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {t.delete}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.confirmDelete(1)}
        confirm={t.delete}
        cancel={t.cancel}
        busy={isRemoving}
        onConfirm={() => remove([id], () => void navigate(backTo, { replace: true }))}
        onClose={() => setAsking(false)}
      >
        {name}：{t.deleteHint}
      </ConfirmDialog>
    </>
  );
}
