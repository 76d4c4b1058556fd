import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ClipEditor_project$key } from '../../../../__generated__/ClipEditor_project.graphql.ts';
import type { ConfirmStep_step$key } from '../../../../__generated__/ConfirmStep_step.graphql.ts';
import { result as t } from '../../../../locales/zh-CN/result.ts';
import { Button } from '../../../../ui/Button.tsx';
import { StepEditor } from './StepEditor.tsx';
import { useConfirmStep } from './useConfirmStep.ts';
import { useStepEdit } from './useStepEdit.ts';

interface ConfirmStepProps {
  projectId: string;
  draftKey: string;
  step: ConfirmStep_step$key;
  clips: ClipEditor_project$key;
}

export function ConfirmStep({ projectId, draftKey, step: stepRef, clips }: ConfirmStepProps) {
  const step = useFragment(
    graphql`
      fragment ConfirmStep_step on ProjectStep {
        name
        label
        resultKey
        result
      }
    `,
    stepRef,
  );
  const edit = useStepEdit(draftKey, step.result);
  const { save, confirm, busy, failure, saved } = useConfirmStep(projectId, step.name, edit.forget);
  return (
    <chakra.section css={block} aria-labelledby="confirm-title">
      <div>
        <chakra.h3 id="confirm-title" textStyle="heading" color="status.waiting.fg">
          {t.confirmTitle(step.label)}
        </chakra.h3>
        <chakra.p textStyle="table" color="fg.muted">
          {t.confirmHint[step.resultKey]}
        </chakra.p>
      </div>
      <StepEditor resultKey={step.resultKey} result={edit.result} clips={clips} onChange={edit.change} />
      <chakra.div display="flex" gap="2" alignItems="center" flexWrap="wrap">
        <Button
          variant="ink"
          disabled={busy !== null}
          onClick={() => confirm(edit.changed ? edit.result : null)}
        >
          {busy === 'confirm' ? t.nextBusy : t.next}
        </Button>
        {edit.changed && (
          <>
            <Button disabled={busy !== null} onClick={() => save(edit.result)}>
              {busy === 'save' ? t.saving : t.save}
            </Button>
            <Button variant="ghost" disabled={busy !== null} onClick={edit.forget}>
              {t.undo}
            </Button>
          </>
        )}
        <chakra.span role="status" textStyle="caption" color={failure ? 'status.failed.fg' : 'fg.muted'}>
          {failure ?? (edit.changed ? t.unsaved : saved ? t.saved : null)}
        </chakra.span>
      </chakra.div>
    </chakra.section>
  );
}

const block = {
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  p: '4',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'status.waiting.fg',
  borderRadius: 'panel',
} as const;
