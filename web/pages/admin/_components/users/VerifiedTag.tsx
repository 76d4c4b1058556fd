import { chakra } from '@chakra-ui/react/styled-system';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleSlash from 'lucide-react/icons/circle-slash';
import { users as t } from '../../../../locales/zh-CN/admin.ts';

/** Icon, word and colour: authorised, or not. */
export function VerifiedTag({ verified }: { verified: boolean }) {
  const Icon = verified ? BadgeCheck : CircleSlash;
  const tone = verified ? 'done' : 'initial';
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1"
      px="1.5"
      borderRadius="tag"
      textStyle="caption"
      whiteSpace="nowrap"
      color={`status.${tone}.fg`}
      bg={`status.${tone}.bg`}
    >
      <Icon size={13} aria-hidden />
      {t.verified[verified ? 'true' : 'false']}
    </chakra.span>
  );
}
