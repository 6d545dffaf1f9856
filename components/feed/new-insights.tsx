import { Button } from '@/components/ui/button';

/** A button, at the top of the window, that shows the insights which appeared since the list was loaded. */
export function NewInsights({ words, onShow }: { words: string; onShow: () => void }) {
  return (
    <div role="status" className="pointer-events-none sticky top-20 z-10 -mb-9 flex justify-center">
      <Button size="compact" className="pointer-events-auto" onClick={onShow}>
        {words}
      </Button>
    </div>
  );
}
