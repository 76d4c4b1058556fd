interface Action {
  label: string;
  onClick: () => void;
}

/** An outcome that happened elsewhere on the screen. What is wrong here is said here, not in a toast. */
export async function notify(
  type: 'success' | 'error' | 'info',
  title: string,
  description?: string,
  action?: Action,
): Promise<void> {
  const { toaster } = await import('./toaster.tsx');
  toaster.create({
    type,
    title,
    ...(description ? { description } : {}),
    ...(action ? { action } : {}),
    duration: type === 'error' || action ? 8000 : 4000,
  });
}
