/** The part of a window that the silent check needs. */
interface CheckWindow {
  readonly location: { readonly href: string; readonly origin: string };
  readonly parent: { postMessage: (message: unknown, targetOrigin: string) => void };
}

/**
 * Runs in /silent-check-sso.html: posts the identity server’s answer to the page that contains the frame, on our own
 * origin only. The message has oidc-client-ts’s shape (`IFrameWindow.notifyParent`); the library itself is not needed
 * there.
 */
export function answerSilentCheck(window: CheckWindow): void {
  window.parent.postMessage(
    { source: 'oidc-client', url: window.location.href, keepOpen: false },
    window.location.origin,
  );
}
