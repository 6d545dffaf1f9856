import type { Thing, WithContext } from 'schema-dts';
import { serialiseJsonLd } from '@/lib/site/json-ld';

/** What the page is about, in schema.org's words, for machines. */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialiseJsonLd(data) }} />;
}
