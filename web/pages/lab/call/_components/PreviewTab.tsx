import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { copyText } from '../../../../lib/copyText.ts';
import { failures } from '../../../../locales/zh-CN/failures.ts';
import { labCall as t } from '../../../../locales/zh-CN/lab.ts';
import { Button } from '../../../../ui/Button.tsx';
import { notify } from '../../../../ui/notify.ts';
import { assemble, curlOf, type Tool } from '../_lib/assembled.ts';

/** The request as it will be sent; secrets are dots, for they are not here. */
export function PreviewTab({ tool, data }: { tool: Tool; data: unknown }) {
  if (data === undefined) return <chakra.p color="fg.muted">{t.notJson}</chakra.p>;
  const request = assemble(tool, data);
  const curl = curlOf(request);
  const copy = async () => {
    if (await copyText(curl)) void notify('success', t.copied);
    else void notify('error', failures.copy);
  };
  return (
    <chakra.dl m="0" display="flex" flexDirection="column" gap="4">
      <Part name={t.previewUrl}>
        {request.method} {request.url}
      </Part>
      <Part name={t.previewHeaders}>
        {request.headers.map(([name, value]) => `${name}: ${value}`).join('\n') || '—'}
      </Part>
      <Part name={t.previewBody}>{request.body === null ? t.noBody : pretty(request.body)}</Part>
      <Part
        name={t.curl}
        aside={
          <Button size="xs" aria-label={t.copyCurl} onClick={() => void copy()}>
            {t.copyCurl}
          </Button>
        }
      >
        {curl}
      </Part>
    </chakra.dl>
  );
}

const pretty = (body: string) => JSON.stringify(JSON.parse(body), null, 2);

function Part({ name, aside, children }: { name: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <chakra.div>
      <chakra.dt display="flex" alignItems="center" gap="2" textStyle="label" mb="1">
        {name}
        {aside}
      </chakra.dt>
      <chakra.dd m="0">
        <chakra.pre tabIndex={0} css={code}>
          {children}
        </chakra.pre>
      </chakra.dd>
    </chakra.div>
  );
}

const code = {
  m: '0',
  p: '3',
  maxH: '260px',
  overflow: 'auto',
  bg: 'bg.subtle',
  borderRadius: 'control',
  fontFamily: 'mono',
  textStyle: 'table',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
