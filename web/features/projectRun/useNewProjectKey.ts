import { useNavigate } from 'react-router-dom';
import { isTyping } from '../../lib/keyboard.ts';
import { useKeys } from '../../lib/useKeys.ts';

/** N opens an empty form. */
export function useNewProjectKey(path: string): void {
  const navigate = useNavigate();
  useKeys((event) => {
    const plain = !event.metaKey && !event.ctrlKey && !event.altKey;
    if (plain && event.key.toLowerCase() === 'n' && !isTyping(event.target)) void navigate(path);
  });
}
