import Link from 'next/link';
import { Icon } from './drawing';
import { Heart } from './heart';

/** What our card shows, with the same elements. */
export const Card = ({ card }) => (
  <article className="card" data-featured={card.featured || undefined}>
    <div className="head">
      <span className="logo">
        {card.logoUrl && <img src={card.logoUrl} alt="" width={96} height={96} loading="lazy" />}
      </span>
      <div className="title">
        {card.featured && <span className="tag">Betalt</span>}
        <h3 className="heading">
          <Link href={`/stilling/${card.id}`} className="cover-link">
            {card.title}
          </Link>
        </h3>
      </div>
      <Heart title={card.title} />
    </div>
    <ul className="facts">
      <li>
        <Icon name="building" />
        <span className="employer">{card.businessName}</span>
      </li>
      <li>
        <Icon name="map-pin" />
        {card.location}
      </li>
      <li>
        <Icon name="briefcase" />
        {card.positionType}
      </li>
    </ul>
    <p className="excerpt">{card.description}</p>
    <p className="foot">
      <span className="left">
        <Icon name="clock" />
        {card.daysLeft} dager igjen
      </span>
      <span className="quiet">{new Date(card.createdAt).toLocaleDateString('nb')}</span>
    </p>
  </article>
);
