import { text } from '@/lib/content/messages';

/**
 * Lets the reader choose between linear and logarithmic scale without JavaScript: the page contains both
 * drawings, and the styles show the checked one.
 */
export function ScaleSwitch({ id }: { id: string }) {
  return (
    <fieldset className="chart-switch">
      <legend className="chart-hidden">{text('charts.scale.legend')}</legend>
      {[text('charts.scale.logarithmic'), text('charts.scale.linear')].map((name, i) => (
        <label key={name}>
          <input type="radio" name={`${id}-scale`} defaultChecked={i === 0} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
