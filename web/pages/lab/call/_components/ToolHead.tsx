import { chakra } from '@chakra-ui/react/styled-system';
import Pencil from 'lucide-react/icons/pencil';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ToolHead_tool$key } from '../../../../__generated__/ToolHead_tool.graphql.ts';
import { lab as t } from '../../../../locales/zh-CN/lab.ts';
import { RouterButton } from '../../../../ui/Button.tsx';

/** Which tool is called. */
export function ToolHead({ tool: key }: { tool: ToolHead_tool$key }) {
  const { number, name, description, method, url } = useFragment(
    graphql`
      fragment ToolHead_tool on LabTool {
        number
        name
        description
        method
        url
      }
    `,
    key,
  );
  return (
    <chakra.section display="flex" flexDirection="column" gap="1" aria-label={name}>
      <chakra.div display="flex" alignItems="center" gap="2">
        <chakra.h2 textStyle="heading" overflowWrap="anywhere">
          {name}
        </chakra.h2>
        <RouterButton to={`/lab/edit?id=${number}`} size="sm" variant="ghost" aria-label={t.editOf(name)}>
          <Pencil size={14} aria-hidden />
          {t.edit}
        </RouterButton>
      </chakra.div>
      <chakra.p color="fg.muted" overflowWrap="anywhere">
        {description}
      </chakra.p>
      <chakra.p fontFamily="mono" textStyle="caption" color="fg.muted" overflowWrap="anywhere">
        {method} {url}
      </chakra.p>
    </chakra.section>
  );
}
