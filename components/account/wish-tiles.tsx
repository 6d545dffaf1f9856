import { groups } from 'd3-array';
import { text } from '@/lib/content/messages';
import type { FeedWishes } from '@/lib/contract/provider';
import { classId } from '@/lib/texts/reports/asset-class';
import type { findings } from '@samvit/research';

/** In the order in which a tap goes through them. */
const WISHES = ['neither', 'more', 'less'] as const;

type Props = { subjects: readonly findings.FeedSubject[]; wishes: FeedWishes };

/**
 * A tile for each subject of the feed, by class; a class is open if something of it is chosen. A tap chooses the
 * next of three: as usual, more, less. For keys and for who hears the page each tile is a group of three radio buttons.
 */
export const WishTiles = ({ subjects, wishes }: Props) => (
  <div className="wish-folds">
    {byClass(subjects).map(([assetClass, ofClass]) => {
      const chosen = ofClass.filter(({ id }) => wishes.has(id)).length;
      return (
        <details key={assetClass} className="wish-fold" open={chosen > 0}>
          <summary>
            <h3>{nameOfClass(assetClass)}</h3>{' '}
            <span>{text('saved.preferences.count', { count: ofClass.length, chosen })}</span>
          </summary>
          <div className="wishes">
            {ofClass.map(({ id, name, lang }) => (
              <fieldset key={id} className="wish">
                <legend lang={lang}>{name}</legend>
                {WISHES.map((wish) => (
                  <label key={wish} className={`wish-${wish}`}>
                    <input
                      type="radio"
                      name={id}
                      value={wish}
                      defaultChecked={wish === (wishes.get(id) ?? 'neither')}
                    />
                    <span>{text(`saved.preferences.${wish}`)}</span>
                  </label>
                ))}
              </fieldset>
            ))}
          </div>
        </details>
      );
    })}
  </div>
);

/** The same for a first choice: a tap chooses more of a subject or takes it back. */
export const SubjectBoxes = ({ subjects }: Pick<Props, 'subjects'>) => (
  <div className="wish-columns">
    {byClass(subjects).map(([assetClass, ofClass]) => (
      <div key={assetClass} className="wish-class">
        <h3>{nameOfClass(assetClass)}</h3>
        <div className="wish-boxes">
          {ofClass.map(({ id, name, lang }) => (
            <label key={id} lang={lang} className="wish-box">
              <input type="checkbox" name={id} value="more" />
              <span>{name}</span>
            </label>
          ))}
        </div>
      </div>
    ))}
  </div>
);

const byClass = (subjects: Props['subjects']) => groups(subjects, ({ assetClass }) => assetClass);

const nameOfClass = (assetClass: findings.FeedSubject['assetClass']): string =>
  text(`saved.preferences.classes.${classId(assetClass)}`);
