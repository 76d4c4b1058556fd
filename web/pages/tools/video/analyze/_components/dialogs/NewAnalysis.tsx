import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { formatCount } from '../../../../../../lib/format.ts';
import { newTask as t, tasks } from '../../../../../../locales/zh-CN/tasks.ts';
import { FormDialog } from '../../../../../../ui/FormDialog.tsx';
import { Segments } from '../../../../../../ui/Segments.tsx';
import { NameField } from './NameField.tsx';
import { focusField, nameProblem, shortOf, type TaskDialogProps } from './taskDialog.ts';
import { useCreateAnalysis } from './useCreateAnalysis.ts';
import { useVideos } from './useVideos.ts';
import { VideoField } from './VideoField.tsx';

const mostVideos = 10;

/** 新建分析: one or several films, and how much is shown of each; the price is by the film. */
export function NewAnalysis({ price, available, onClose }: TaskDialogProps) {
  const [name, setName] = useState('');
  const [mode, setMode] = useState<'SIMPLE' | 'DEEP'>('SIMPLE');
  const [checked, setChecked] = useState(false);
  const given = useVideos(mostVideos);
  const { create, isCreating, failure } = useCreateAnalysis();
  const { videos, uploads } = given;
  const sum = price * Math.max(1, videos.length);
  const missing = videos.length === 0 ? t.needVideo : null;
  const problems = { name: nameProblem(name, t.needName), video: uploads.busy ? t.uploading : missing };
  const short = shortOf(sum, available);
  const submit = () => {
    setChecked(true);
    const first = Object.entries(problems).find(([, problem]) => problem);
    if (first) return focusField(first[0]);
    if (!short) create({ name: name.trim(), mode, videoPaths: videos.map(({ address }) => address) });
  };
  return (
    <FormDialog
      title={tasks.create.analyze}
      submit={isCreating ? t.submitting : t.submit.analyze(formatCount(sum))}
      cancel={t.cancel}
      busy={isCreating}
      paid
      failure={failure ?? short}
      onSubmit={submit}
      onClose={onClose}
    >
      <NameField label={t.name} value={name} error={checked ? problems.name : null} onChange={setName} />
      <VideoField videos={given} error={checked ? problems.video : null} />
      <chakra.div>
        <Segments label={t.mode} value={mode} options={t.modes} onChange={setMode} />
        <chakra.p mt="1.5" textStyle="caption" color="fg.subtle">
          {t.modeHint[mode]}
        </chakra.p>
      </chakra.div>
    </FormDialog>
  );
}
