/**
 * The picture of a card over a placeholder drawing, which stays visible if there is no picture or it does
 * not load. With an empty alt text a browser shows nothing for a failed picture.
 */
export function CardPicture({ src }: { src: string | null }) {
  return (
    <>
      <Placeholder />
      {src && (
        // eslint-disable-next-line @next/next/no-img-element -- next/image writes inline styles, which our policy forbids
        <img
          src={src}
          alt=""
          width={428}
          height={241}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          className="absolute inset-0 size-full object-contain"
        />
      )}
    </>
  );
}

function Placeholder() {
  return (
    <svg
      viewBox="0 0 428 241"
      aria-hidden="true"
      className="absolute inset-0 size-full fill-none stroke-rule"
      strokeWidth="1"
    >
      <path d="M14 53h400M14 106h400M14 159h400" strokeDasharray="2 5" />
      <path d="M14 212h400" strokeWidth="1.5" />
    </svg>
  );
}
