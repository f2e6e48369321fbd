import type { Mend } from './finding.ts';

/** Configurations that findings recommend to more than one end; mends.test.ts runs them all. */

export const NOT_FOUND: Mend = {
  nginx: 'try_files $uri $uri.html $uri/index.html =404; error_page 404 /404.html;',
  caddy: 'try_files {path} {path}.html\nhandle_errors {\n  rewrite * /404.html\n  file_server\n}',
  staticHost:
    'Serve 404.html with status 404; turn off the rewrite of every path to index.html ("single-page app").',
};

/** Without exceptions for 404.html, nginx would redirect its own error page, and answer 301 for 404. */
export const REDIRECTS: Mend = {
  nginx:
    'rewrite ^/(.+)/$ /$1 permanent; rewrite ^/index\\.html$ / permanent; rewrite ^/(?!404\\.html$)(.+)\\.html$ /$1 permanent;',
  caddy: `# Or let the server behind do it.
map {query} {suffix} {
  ~(.+) "?\${1}"
  default ""
}
@slash path_regexp slash ^/(.+)/$
redir @slash /{re.slash.1}{suffix} permanent
@index path /index.html
redir @index /{suffix} permanent
@html {
  path_regexp html ^/(.+)\\.html$
  not path /index.html /404.html
}
redir @html /{re.html.1}{suffix} permanent`,
  staticHost: 'Turn on pretty URLs without a trailing slash, and upload dist/_redirects.',
};

/**
 * Not in locations: one `add_header` there drops those of the server, the security headers among them.
 * The same for all files, because of two rules for one file the later wins.
 */
export const CACHING: Pick<Mend, 'nginx' | 'caddy'> = {
  nginx: `In http:
map $uri $cached {
  default no-cache;
  ~^/(assets|art)/ "public, max-age=31536000, immutable";
}
In server, next to the security headers, and no "expires":
add_header Cache-Control $cached;`,
  caddy: `@hashed path /assets/* /art/*
header @hashed Cache-Control "public, max-age=31536000, immutable"
@others not path /assets/* /art/*
header @others Cache-Control no-cache`,
};

/** Only in its location: the types of a server replace all those of mime.types. */
export const MANIFEST: Mend = {
  nginx:
    'location = /manifest.webmanifest { types { } default_type application/manifest+json; }  # without an add_header of its own, which would drop those of the server',
  caddy: 'header /manifest.webmanifest Content-Type application/manifest+json',
  staticHost: 'Upload manifest.webmanifest, and serve it as application/manifest+json.',
};
