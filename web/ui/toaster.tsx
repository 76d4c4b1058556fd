import { Toaster as ChakraToaster, createToaster, Portal, Toast } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';

export const toaster = createToaster({
  placement: 'bottom-end',
  overlap: false,
  gap: 8,
  max: 4,
  // Above the menu that a phone has at its foot.
  offsets: {
    top: '16px',
    left: '16px',
    right: '16px',
    bottom: 'calc(16px + var(--shell-footer, 0px))',
  },
});

const looks: Readonly<Record<string, readonly [typeof CircleCheck, string]>> = {
  success: [CircleCheck, 'done'],
  error: [CircleAlert, 'failed'],
};

export default function Toaster() {
  return (
    <Portal>
      <ChakraToaster toaster={toaster} insetInline={{ mdDown: '4' }}>
        {(toast) => {
          const [Icon, tone] = looks[toast.type ?? ''] ?? [CircleDashed, 'initial'];
          return (
            <Toast.Root>
              <chakra.span color={`status.${tone}.fg`} pt="0.5">
                <Icon size={18} aria-hidden />
              </chakra.span>
              <chakra.div flex="1">
                <Toast.Title>{toast.title}</Toast.Title>
                {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
              </chakra.div>
              {toast.action && <Toast.ActionTrigger>{toast.action.label}</Toast.ActionTrigger>}
            </Toast.Root>
          );
        }}
      </ChakraToaster>
    </Portal>
  );
}
