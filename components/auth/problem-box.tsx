/** The red box with an error message. Screen readers announce it. */
export function ProblemBox({ children }: { children: string }) {
  return (
    <p role="alert" className="border border-l-4 border-fall bg-surface px-4 py-3 text-sm text-fall">
      {children}
    </p>
  );
}
