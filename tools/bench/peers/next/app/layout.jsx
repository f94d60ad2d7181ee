import './site.css';
import content from '../content.json';

export const metadata = { title: content.title, description: content.description };

export default function Layout({ children }) {
  return (
    <html lang="tr">
      <head>
        {content.fonts.map((href) => (
          <link
            key={href}
            rel="preload"
            href={href}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}
