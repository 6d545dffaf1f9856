/** The red box: what went wrong, in the site's own words. Read out as it appears. */
export function ProblemBox({ children }: { children: string }) {
  return (
    <p role="alert" className="border border-l-4 border-fall bg-surface px-4 py-3 text-sm text-fall">
      {children}
    </p>
  );
}
