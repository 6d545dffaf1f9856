import { Button } from '@/components/ui/button';

/** A button, at the top of the window, that shows the insights which appeared since the list was loaded. */
export function NewInsights({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div role="status" className="pointer-events-none sticky top-20 z-10 -mb-9 flex justify-center">
      <Button size="compact" className="pointer-events-auto" onClick={onShow}>
        {count === 1 ? '1 new insight' : `${count} new insights`}
      </Button>
    </div>
  );
}
