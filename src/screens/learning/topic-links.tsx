import { Link } from '#src/components/page/link.tsx';
import { topicLabel } from '#src/domain/learning/lists.ts';

interface Props {
  topics: readonly string[];
  hrefOf: (topic: string) => string;
}

/** Links to other content on each topic. */
export const TopicLinks = ({ topics, hrefOf }: Props) => (
  <ul className="flow gap-0-3">
    {topics.map((topic) => (
      <li key={topic}>
        <Link className="link" to={hrefOf(topic)}>
          {topicLabel(topic)}
        </Link>
      </li>
    ))}
  </ul>
);
