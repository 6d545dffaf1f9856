import { text } from '@/lib/content/messages';
import type { Landing } from '@/lib/research/landing';

/** The asset classes that the product covers, each with one real value and its date. */
export function AssetSheet({
  caption,
  rows,
}: {
  caption: string;
  rows: Landing['features']['organise']['rows'];
}) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="pb-2 text-left text-sm text-muted">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{text('landing.asset')}</th>
          <th scope="col">{text('landing.value')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ asset, what, value, date }) => (
          <tr key={asset} className="border-t border-rule align-baseline">
            <th scope="row" className="py-3 pr-4 font-normal">
              <span className="block font-medium">{asset}</span>
              <span className="block text-sm text-muted">{what}</span>
            </th>
            <td className="py-3 text-right">
              <span className="block font-serif text-xl leading-tight">{value}</span>
              <span className="block text-sm text-muted">{date}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
