import { useRef } from 'react';
import { uploads as t } from '../../locales/zh-CN/materials.ts';
import { Button } from '../../ui/Button.tsx';
import type { Upload } from './uploadState.ts';
import type { Uploads } from './useUploads.ts';

/** Goes on with what was left unfinished: by itself where the file is at hand, else with the file chosen again. */
export function ResumeButton({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const chooser = useRef<HTMLInputElement>(null);
  const press = async () => {
    if (upload.fileKnown && (await uploads.resume(upload.key))) return;
    chooser.current?.click();
  };
  return (
    <>
      <Button size="xs" aria-label={`${t.resume} ${upload.name}`} onClick={() => void press()}>
        {t.resume}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={t.sameFile(upload.name)}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) uploads.resumeWith(upload.key, file);
        }}
      />
    </>
  );
}
