import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';

interface SegmentsProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  disabled?: boolean;
  onChange: (value: Value) => void;
}

/** A few exclusive choices side by side: native radios, so that arrows and forms behave as everywhere. */
export function Segments<Value extends string>({
  label,
  value,
  options,
  disabled,
  onChange,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <chakra.fieldset disabled={disabled} minW="0" border="0" m="0" p="0">
      <chakra.legend textStyle="label" mb="1.5" p="0">
        {label}
      </chakra.legend>
      <chakra.div display="flex" p="0.5" gap="0.5" bg="bg.hover" borderRadius="control">
        {options.map((option) => (
          <chakra.label
            key={option.value}
            flex="1"
            display="grid"
            placeItems="center"
            minH="8"
            px="2"
            borderRadius="tag"
            textStyle="table"
            cursor={disabled ? 'not-allowed' : 'pointer'}
            color={option.value === value ? 'fg' : 'fg.muted'}
            bg={option.value === value ? 'bg.panel' : 'transparent'}
            fontWeight={option.value === value ? 'semibold' : 'normal'}
            whiteSpace="nowrap"
            css={{ '&:has(:focus-visible)': { outline: '2px solid {colors.focus}' } }}
          >
            <chakra.input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              pos="absolute"
              opacity="0"
              pointerEvents="none"
            />
            {option.label}
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
