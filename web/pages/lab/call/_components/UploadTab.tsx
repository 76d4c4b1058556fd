import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Uploader } from '../../../../features/uploader/Uploader.tsx';
import { useAddressUploads } from '../../../../features/uploader/useUploads.ts';
import { copyText } from '../../../../lib/copyText.ts';
import { failureMessage } from '../../../../lib/failure.ts';
import { failures } from '../../../../locales/zh-CN/failures.ts';
import { labCall as t } from '../../../../locales/zh-CN/lab.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Select } from '../../../../ui/controls.ts';
import { Field } from '../../../../ui/Field.tsx';
import { notify } from '../../../../ui/notify.ts';
import { signAddress } from '../_lib/sendCall.ts';
import { likelyTarget, textTargets, withText } from '../_lib/textTargets.ts';

interface UploadTabProps {
  schema: unknown;
  data: unknown;
  onData: (data: unknown) => void;
  /** Puts a text where the person stands in the JSON; null where they stand nowhere. */
  onCursor: ((text: string) => void) | null;
}

/** No field of JSON is called so: labels are paths, and a path does not begin with a space. */
const atCursor = ' cursor';

interface Uploaded {
  name: string;
  url: string;
}

/** Files for the tool: uploaded to us, and their signed addresses put into the data. */
export function UploadTab({ schema, data, onData, onCursor }: UploadTabProps) {
  const [files, setFiles] = useState<readonly Uploaded[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const targets = textTargets(data, schema);
  const wanted = chosen === atCursor && !onCursor ? null : chosen;
  const label = wanted ?? (onCursor ? atCursor : (likelyTarget(targets)?.label ?? ''));
  const target = targets.find((one) => one.label === label) ?? null;
  const put =
    label === atCursor
      ? onCursor
      : target && data !== undefined && ((url: string) => onData(withText(data, target.path, url)));
  const insert = (url: string) => {
    if (!put) return;
    put(url);
    void notify('success', t.inserted(target?.label ?? t.atCursor));
  };
  const uploads = useAddressUploads(async (address, name) => {
    try {
      const url = await signAddress(address);
      setFiles((before) => [{ name, url }, ...before]);
      insert(url);
    } catch (error) {
      void notify('error', failureMessage(error, failures.network));
    }
  });
  const copy = async (url: string) => {
    if (await copyText(url)) void notify('success', t.copied);
    else void notify('error', failures.copy);
  };
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <Field label={t.target} hint={t.uploadHint}>
        {(control) => (
          <Select {...control} value={label} onChange={(event) => setChosen(event.target.value)}>
            <option value="">{t.noTarget}</option>
            {onCursor && <option value={atCursor}>{t.atCursor}</option>}
            {targets.map((one) => (
              <option key={one.label} value={one.label}>
                {one.isNew ? t.newField(one.label) : one.label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Uploader label={t.uploadLabel} uploads={uploads} />
      {files.length > 0 && (
        <chakra.ul aria-label={t.uploadedFiles} listStyle="none" m="0" p="0">
          {files.map(({ name, url }) => (
            <chakra.li key={url} display="flex" alignItems="center" gap="2" py="1">
              <chakra.span flex="1" minW="0" truncate title={url}>
                {name}
              </chakra.span>
              <Button size="xs" disabled={!put} onClick={() => insert(url)}>
                {t.insert}
              </Button>
              <Button size="xs" variant="ghost" onClick={() => void copy(url)}>
                {t.copyUrl}
              </Button>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  );
}
