import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { profileKeys as t } from '../../../../locales/zh-CN/profile.ts';
import { type KeyScope, keyScopes } from '../../_lib/keyDraft.ts';

interface ScopeChoicesProps {
  chosen: readonly KeyScope[];
  mayAdminister: boolean;
  error: string | null;
  onChange: (scopes: readonly KeyScope[]) => void;
}

/** What a key may do, each in words; administration only where there is any to give. */
export function ScopeChoices({ chosen, mayAdminister, error, onChange }: ScopeChoicesProps) {
  const id = useId();
  const offered = keyScopes.filter((scope) => scope !== 'ADMINISTER' || mayAdminister);
  return (
    <chakra.fieldset border="0" m="0" p="0" aria-describedby={`${id}-note`}>
      <chakra.legend textStyle="label" mb="1.5" p="0">
        {t.scopes}
      </chakra.legend>
      <chakra.div display="flex" flexDirection="column" gap="1.5">
        {offered.map((scope) => (
          <chakra.label key={scope} display="flex" gap="2" alignItems="baseline" cursor="pointer">
            <input
              type="checkbox"
              name="scopes"
              checked={chosen.includes(scope)}
              onChange={(event) =>
                onChange(
                  offered.filter((one) => (one === scope ? event.target.checked : chosen.includes(one))),
                )
              }
            />
            <span>
              {t.scope[scope].name}
              <chakra.span color="fg.muted" textStyle="table" ms="2">
                {t.scope[scope].hint}
              </chakra.span>
            </span>
          </chakra.label>
        ))}
      </chakra.div>
      <chakra.p
        id={`${id}-note`}
        mt="1.5"
        textStyle="caption"
        color={error ? 'status.failed.fg' : 'fg.subtle'}
      >
        {error ?? t.noAccount}
      </chakra.p>
    </chakra.fieldset>
  );
}
