/** A rating as a number beside its stars; the stars alone are only colour and shape. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="figures inline-flex items-center gap-1" title={`5 üzerinden ${rating}`}>
      {rating}
      <span aria-hidden="true" className="tracking-tight text-amber">
        {'★'.repeat(rating)}
        <span className="text-line-strong">{'★'.repeat(5 - rating)}</span>
      </span>
    </span>
  );
}
