#!/bin/sh
# Prints nginx.conf, read from standard input, for one name, with TLS: deploy/nginx-with-tls.sh NAME [HOST:PORT of the site]
# The certificate is /etc/nginx/tls/fullchain.pem and privkey.pem.
name=${1:?Usage: nginx-with-tls.sh NAME [HOST:PORT] <nginx.conf}
site=${2:-127.0.0.1:3000}
sed \
  -e '/^  listen \(\[::\]:\)\{0,1\}80;$/d' \
  -e 's/^  # \(listen\|ssl_\)/  \1/' \
  -e 's/^# \(server {\|}\|  .*\)$/\1/' \
  -e 's#/etc/letsencrypt/live/samvit\.example/#/etc/nginx/tls/#' \
  -e "s/samvit\\.example/$name/g" \
  -e "s/127\\.0\\.0\\.1:3000/$site/"
