import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { ProductSelect } from '../../../../../../features/products/ProductSelect.tsx';
import { formatCount } from '../../../../../../lib/format.ts';
import { newTask as t, tasks } from '../../../../../../locales/zh-CN/tasks.ts';
import { FormDialog } from '../../../../../../ui/FormDialog.tsx';
import { NameField } from './NameField.tsx';
import { focusField, nameProblem, shortOf, type TaskDialogProps } from './taskDialog.ts';
import { useCreateScore } from './useCreateScore.ts';
import { useVideos } from './useVideos.ts';
import { VideoField } from './VideoField.tsx';

/** 新建评分: what it is called, whose selling points count, and the film. */
export function NewScore({ price, available, onClose }: TaskDialogProps) {
  const [title, setTitle] = useState('');
  const [productId, setProductId] = useState('');
  const [checked, setChecked] = useState(false);
  const given = useVideos(1);
  const { create, isCreating, failure } = useCreateScore();
  const video = given.videos[0];
  const missing = given.uploads.busy ? t.uploading : t.needVideo;
  const problems = {
    name: nameProblem(title, t.needScoreTitle),
    product: productId ? null : t.needProduct,
    video: video ? null : missing,
  };
  const short = shortOf(price, available);
  const submit = () => {
    setChecked(true);
    const first = Object.entries(problems).find(([, problem]) => problem);
    if (first) return focusField(first[0]);
    if (video && !short) create({ title: title.trim(), productId, videoPath: video.address });
  };
  return (
    <FormDialog
      title={tasks.create.score}
      submit={isCreating ? t.submitting : t.submit.score(formatCount(price))}
      cancel={t.cancel}
      busy={isCreating}
      paid
      failure={failure ?? short}
      onSubmit={submit}
      onClose={onClose}
    >
      <NameField
        label={t.scoreTitle}
        value={title}
        error={checked ? problems.name : null}
        onChange={setTitle}
      />
      <chakra.div data-field="product">
        <ProductSelect value={productId} error={checked ? problems.product : null} onChange={setProductId} />
      </chakra.div>
      <VideoField videos={given} error={checked ? problems.video : null} />
    </FormDialog>
  );
}
