import { chakra } from '@chakra-ui/react/styled-system';
import { useNavigate } from 'react-router-dom';
import { projectList } from '../../../../../../locales/zh-CN/projectList.ts';
import { newTask as t, tasks } from '../../../../../../locales/zh-CN/tasks.ts';
import { FormDialog } from '../../../../../../ui/FormDialog.tsx';

/** Which workflow: only mixcut is offered; it has a screen of its own. */
export function NewWorkflow({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <FormDialog
      title={tasks.create.workflow}
      submit={t.workflowNext}
      cancel={t.cancel}
      busy={false}
      failure={null}
      size="sm"
      onSubmit={() => void navigate('/workflow/mixcut')}
      onClose={onClose}
    >
      <chakra.fieldset m="0" p="0" border="0">
        <chakra.legend textStyle="label" mb="1.5" p="0">
          {t.workflowType}
        </chakra.legend>
        <chakra.label css={choice}>
          <input type="radio" name="type" defaultChecked />
          <span>
            <chakra.span display="block" fontWeight="medium">
              {projectList.kinds.MIXCUT}
            </chakra.span>
            <chakra.span display="block" textStyle="caption" color="fg.muted">
              {t.mixcutText}
            </chakra.span>
          </span>
        </chakra.label>
      </chakra.fieldset>
    </FormDialog>
  );
}

const choice = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '2.5',
  p: '3',
  borderWidth: '1px',
  borderColor: 'fg',
  borderRadius: 'control',
  cursor: 'pointer',
  '& input': { mt: '1', accentColor: 'var(--rs-fg)' },
} as const;
