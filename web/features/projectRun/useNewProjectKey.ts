import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isTyping } from '../../lib/keyboard.ts';

/** N opens an empty form. */
export function useNewProjectKey(path: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const plain = !event.metaKey && !event.ctrlKey && !event.altKey;
      if (plain && event.key.toLowerCase() === 'n' && !isTyping(event.target)) void navigate(path);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [navigate, path]);
}
