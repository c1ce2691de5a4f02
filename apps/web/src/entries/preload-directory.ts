/**
 * Starts loading the directory's screen while the app loads, not after it. It runs in a task of its own, since
 * requesting dozens of files takes longer than a slice of rendering (FAST-3). Failures are reported where a part is
 * used.
 */
export function preloadDirectory(): void {
  const quietly = () => undefined;
  import('../routes/screens/directory.tsx').catch(quietly);
  import('../routes/RuntimeLayout.tsx').catch(quietly);
}
