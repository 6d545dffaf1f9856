/** Added to the subtitle when the axis is logarithmic. */
export const LOG_WORDS = ', logarithmic scale';

/**
 * Lets the reader choose between linear and logarithmic scale without JavaScript: the page contains both
 * drawings, and the styles show the checked one.
 */
export function ScaleSwitch({ id }: { id: string }) {
  return (
    <fieldset className="chart-switch">
      <legend className="chart-hidden">Scale of the values</legend>
      {['Logarithmic', 'Linear'].map((name, i) => (
        <label key={name}>
          <input type="radio" name={`${id}-scale`} defaultChecked={i === 0} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
