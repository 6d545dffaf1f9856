import type { Thing, WithContext } from 'schema-dts';
import { serialiseJsonLd } from '@/lib/web/json-ld';

export function JsonLd({ data }: { data: WithContext<Thing> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialiseJsonLd(data) }} />;
}
