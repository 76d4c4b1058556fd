import { chakra } from '@chakra-ui/react/styled-system';
import { health as t } from '../../../../locales/zh-CN/adminWatch.ts';
import type { PartHealth } from './HealthParts.tsx';
import { HealthState } from './HealthState.tsx';

export function HealthRow({ health: { part, state, detail, advice } }: { health: PartHealth }) {
  const [name, meaning] = t.parts[part] ?? [part, ''];
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: '1fr auto', md: '220px 104px 1fr' }}
      columnGap="4"
      rowGap="1"
      p="4"
      borderTopWidth="1px"
      borderColor="border"
      css={{ '&:first-of-type': { borderTopWidth: 0 } }}
    >
      <chakra.strong fontWeight="medium">{name}</chakra.strong>
      <chakra.span>
        <HealthState state={state} />
      </chakra.span>
      <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }} minW="0" overflowWrap="anywhere">
        <chakra.p m="0">{detail}</chakra.p>
        <chakra.p m="0" textStyle="caption" color="fg.subtle">
          {meaning}
        </chakra.p>
        {advice && (
          <chakra.p m="0" mt="1" textStyle="table">
            <chakra.strong fontWeight="medium" me="2">
              {t.todo}
            </chakra.strong>
            {advice}
          </chakra.p>
        )}
      </chakra.div>
    </chakra.li>
  );
}
