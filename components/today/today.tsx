import { askingIsOn } from '@/lib/platform/env';
import type { TodayParts } from '@/lib/texts/today';
import { ChangedAnswers } from './changed-answers';
import { ComingUp } from './coming-up';
import { FirstChoice } from './first-choice';
import { MyList } from './my-list';
import { NewSince } from './new-since';
import { TodayQuestion } from './question';

/** What a person follows, what is new since the visit before, and what comes next, above the list of insights. */
export function Today({ followed, choices, news, dueDays, changed }: TodayParts) {
  return (
    <div className="today">
      {choices ? <FirstChoice subjects={choices} /> : <MyList followed={followed} />}
      <div className="today-parts">
        {news && <NewSince {...news} next={dueDays[0]} />}
        {dueDays.length > 0 && <ComingUp days={dueDays} />}
        <div>
          {changed.length > 0 && <ChangedAnswers changed={changed} />}
          {askingIsOn() && <TodayQuestion />}
        </div>
      </div>
    </div>
  );
}
