import { CardFrame } from './card-frame';

/** The placeholder of a card that is loading; it has the card's size, so that nothing shifts. */
export function CardSkeleton() {
  return (
    <CardFrame
      aria-hidden="true"
      className="motion-safe:animate-pulse"
      picture={<div className="absolute inset-3 bg-rule opacity-50" />}
    >
      <Bar className="h-3 w-32" />
      <Bar className="mt-4 h-5 w-full" />
      <Bar className="mt-2 h-5 w-2/3" />
      <Bar className="mt-5 h-3.5 w-full" />
      <Bar className="mt-2.5 h-3.5 w-full" />
      <Bar className="mt-2.5 h-3.5 w-1/2" />
      <Bar className="mt-auto h-3 w-40" />
    </CardFrame>
  );
}

function Bar({ className }: { className: string }) {
  return <div className={`rounded-sm bg-rule ${className}`} />;
}
