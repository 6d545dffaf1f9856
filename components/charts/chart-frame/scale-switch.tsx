/** What a subtitle adds where the axis is logarithmic. */
export const LOG_WORDS = ', logarithmic scale';

/** Which scale a chart of tenfold growth is drawn on: both are in the page, and the styles show the one that is checked. */
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
