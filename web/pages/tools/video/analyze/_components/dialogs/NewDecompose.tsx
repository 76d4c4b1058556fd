import { useState } from 'react';
import { ProductSelect } from '../../../../../../features/products/ProductSelect.tsx';
import { formatCount } from '../../../../../../lib/format.ts';
import { newTask as t, tasks } from '../../../../../../locales/zh-CN/tasks.ts';
import { FormDialog } from '../../../../../../ui/FormDialog.tsx';
import { Segments } from '../../../../../../ui/Segments.tsx';
import { SwitchRow } from '../../../../../../ui/SwitchRow.tsx';
import { NameField } from './NameField.tsx';
import { focusField, nameProblem, shortOf, type TaskDialogProps } from './taskDialog.ts';
import { useCreateDecompose } from './useCreateDecompose.ts';
import { useVideos } from './useVideos.ts';
import { VideoField } from './VideoField.tsx';

/** 新建拆解: the film and how it is taken apart. */
export function NewDecompose({ price, available, onClose }: TaskDialogProps) {
  const [name, setName] = useState('');
  const [sceneMethod, setSceneMethod] = useState<'CONTENT' | 'INTERVAL'>('CONTENT');
  const [isAnalysis, setIsAnalysis] = useState(true);
  const [skipVisualAnalysis, setSkipVisualAnalysis] = useState(false);
  const [productId, setProductId] = useState('');
  const [checked, setChecked] = useState(false);
  const given = useVideos(1);
  const { create, isCreating, failure } = useCreateDecompose();
  const video = given.videos[0];
  const missing = given.uploads.busy ? t.uploading : t.needVideo;
  const problems = { name: nameProblem(name, t.needName), video: video ? null : missing };
  const short = shortOf(price, available);
  const submit = () => {
    setChecked(true);
    const first = Object.entries(problems).find(([, problem]) => problem);
    if (first) return focusField(first[0]);
    if (!video || short) return;
    create({
      name: name.trim(),
      videoPath: video.address,
      sceneMethod,
      isAnalysis,
      skipVisualAnalysis,
      productId: productId || null,
    });
  };
  return (
    <FormDialog
      title={tasks.create.decompose}
      submit={isCreating ? t.submitting : t.submit.decompose(formatCount(price))}
      cancel={t.cancel}
      busy={isCreating}
      paid
      failure={failure ?? short}
      onSubmit={submit}
      onClose={onClose}
    >
      <NameField label={t.name} value={name} error={checked ? problems.name : null} onChange={setName} />
      <VideoField videos={given} error={checked ? problems.video : null} />
      <Segments
        label={t.sceneMethod}
        value={sceneMethod}
        options={t.sceneMethods}
        onChange={setSceneMethod}
      />
      <SwitchRow
        label={t.isAnalysis}
        hint={t.isAnalysisHint}
        checked={isAnalysis}
        disabled={false}
        onChange={setIsAnalysis}
      />
      <SwitchRow
        label={t.skipVisual}
        hint={t.skipVisualHint}
        checked={skipVisualAnalysis}
        disabled={false}
        onChange={setSkipVisualAnalysis}
      />
      <ProductSelect optional hint={t.productHint} value={productId} onChange={setProductId} />
    </FormDialog>
  );
}
