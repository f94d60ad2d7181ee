/** Placeholders of the exact size of real cards, whose price takes two lines once it is a stay's. */
export function SkeletonCards({ count, isStay }: { count: number; isStay: boolean }) {
  return (
    <div className="cards" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <div className="card" key={i}>
          <div className="card-picture skeleton" />
          <p className="card-name">
            <span className="skeleton skeleton-line" style={{ width: '58%' }} />
          </p>
          <p className="card-facts">
            <span className="skeleton skeleton-line" style={{ width: '82%' }} />
          </p>
          <p className="card-foot">
            <span className="card-price">
              &nbsp;<small>{isStay && <span>&nbsp;</span>}</small>
            </span>
          </p>
        </div>
      ))}
    </div>
  );
}
