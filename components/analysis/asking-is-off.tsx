import { buttonClass } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { text } from '@/lib/content/messages';
import { routes } from '@/lib/web/routes';

/** In place of all pages of analyses where an operator has switched asking off. */
export function AskingIsOff() {
  return (
    <Container className="py-20 md:py-32">
      <h1 className="text-3xl">{text('analysis-page.off.title')}</h1>
      <p className="mt-4 max-w-[46ch] text-muted">{text('analysis-page.off.text')}</p>
      <a href={routes.reports} className={buttonClass('quiet', 'mt-8')}>
        {text('analysis-page.off.reports')}
      </a>
    </Container>
  );
}
