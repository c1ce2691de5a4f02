/**
 * Asks for the screen behind an outline while the app is on its way, not after it: each would wait for the one before. In a
 * task of its own, since asking for dozens of files takes longer than a slice of rendering (FAST-3). Whoever needs one of them
 * says so if it does not arrive.
 */
export function preloadDirectory(): void {
  const quietly = () => undefined;
  import('../routes/screens/directory.tsx').catch(quietly);
  import('../routes/RuntimeLayout.tsx').catch(quietly);
}
