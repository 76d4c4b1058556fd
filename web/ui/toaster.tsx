import { Toaster as ChakraToaster, createToaster, Portal, Toast } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';

export const toaster = createToaster({ placement: 'bottom-end', overlap: false, gap: 8, max: 4 });

export default function Toaster() {
  return (
    <Portal>
      <ChakraToaster toaster={toaster} insetInline={{ mdDown: '4' }}>
        {(toast) => {
          const failed = toast.type === 'error';
          const Icon = failed ? CircleAlert : CircleCheck;
          return (
            <Toast.Root>
              <chakra.span color={failed ? 'status.failed.fg' : 'status.done.fg'} pt="0.5">
                <Icon size={18} aria-hidden />
              </chakra.span>
              <chakra.div flex="1">
                <Toast.Title>{toast.title}</Toast.Title>
                {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
              </chakra.div>
            </Toast.Root>
          );
        }}
      </ChakraToaster>
    </Portal>
  );
}
