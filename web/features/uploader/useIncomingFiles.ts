import { useEffect, useRef, useState } from 'react';
import { filesOfDrop } from './droppedFiles.ts';

/**
 * Files that are pasted or dropped anywhere on the page; true while some are being dragged over it. Without this a
 * file dropped beside the zone would replace the page.
 */
export function useIncomingFiles(onFiles: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const taken = useRef(onFiles);
  taken.current = onFiles;

  useEffect(() => {
    // Entering a child comes before leaving its parent: the page is left when nothing is entered behind it.
    let inside = 0;
    const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    const end = () => {
      inside = 0;
      setOver(false);
    };
    const on: { [Name in keyof WindowEventMap]?: (event: WindowEventMap[Name]) => void } = {
      paste: (event) => {
        const files = [...(event.clipboardData?.files ?? [])];
        if (files.length > 0 && !event.defaultPrevented) taken.current(files);
      },
      dragenter: (event) => {
        if (!carriesFiles(event)) return;
        inside += 1;
        setOver(true);
      },
      dragover: (event) => {
        if (carriesFiles(event)) event.preventDefault();
      },
      dragleave: (event) => {
        if (!carriesFiles(event)) return;
        inside -= 1;
        if (inside <= 0) end();
      },
      drop: (event) => {
        end();
        // Another zone of this page has taken them.
        if (!event.dataTransfer || !carriesFiles(event) || event.defaultPrevented) return;
        event.preventDefault();
        taken.current(filesOfDrop(event.dataTransfer));
      },
    };
    const listeners = Object.entries(on) as [string, EventListener][];
    for (const [name, listener] of listeners) window.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) window.removeEventListener(name, listener);
    };
  }, []);
  return over;
}
