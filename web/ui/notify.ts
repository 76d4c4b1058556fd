/** An outcome that happened elsewhere on the screen. What is wrong here is said here, not in a toast. */
export async function notify(type: 'success' | 'error', title: string, description?: string): Promise<void> {
  const { toaster } = await import('./toaster.tsx');
  toaster.create({
    type,
    title,
    ...(description ? { description } : {}),
    duration: type === 'error' ? 8000 : 4000,
  });
}
