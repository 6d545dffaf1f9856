/** How long a script may take to load before the page works without it, in milliseconds. */
export const LIMIT = 8_000;

/**
 * Loads a script.
 * @param settle called once it has failed or takes too long, and perhaps again
 */
export function requestScript(src: string, settle: () => void): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = src;
  script.onerror = settle;
  document.head.append(script);
  setTimeout(settle, LIMIT);
  return script;
}
